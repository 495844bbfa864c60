/** What the bot surely cannot know, whatever it has learnt: no other question may have been meant. */
export const unknownQuestion = 'what is the weather in Delhi today'
