/** Rows given to the model. */
export const grounding = 5
