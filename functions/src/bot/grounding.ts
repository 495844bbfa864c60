/** Rows that go to the model as what the house knows. */
export const grounding = 5
