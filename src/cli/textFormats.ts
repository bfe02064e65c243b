/** Formats for exporting and importing texts. */
export const TEXT_FORMATS = ['json', 'xliff12', 'xliff2', 'csv'] as const;
