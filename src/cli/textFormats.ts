/** In which texts go out, and come in. */
export const TEXT_FORMATS = ['json', 'xliff12', 'xliff2', 'csv'] as const;
