/** Rows that the model is given. */
export const grounding = 5
