// The book of each game that is measured: the one with the most rules.
export const BOOKS = { 'On-Sets': 'agloa-onsets-2023', Equations: 'mlag-equations-basic-2018' } as const;
