/** The page's own title is the h1, so a post's headings begin below it. */
export const headingLevel = (marks: number) => (marks > 2 ? 3 : 2)
