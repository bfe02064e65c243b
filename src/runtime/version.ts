/** Version of the three runtime libraries; they are built and released together. */
export const VERSION = '1.1.0';
