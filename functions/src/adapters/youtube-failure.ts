/** Sentences for the operator. */
const sentences = {
  timeout: 'YouTube did not answer in time.',
  unreachable: 'YouTube could not be reached.',
  quota: "The day's YouTube quota is used up.",
  refused: 'YouTube refused the request: check the API key and what it may be used for.',
  'not-found': 'YouTube knows no such channel: check YOUTUBE_CHANNEL_ID.',
  unavailable: 'YouTube answered with an error of its own.',
  'too-large': 'The answer of YouTube was too large.',
  malformed: 'The answer of YouTube could not be read.',
  empty: 'YouTube named no public video of the channel.',
  'no-key': 'The API key could not be read from YOUTUBE_API_KEY_PARAMETER.',
} as const

export type YoutubeReason = keyof typeof sentences

/** Nothing of request or answer, so no key or foreign text is logged. */
export class YoutubeFailure extends Error {
  reason: YoutubeReason
  constructor(reason: YoutubeReason) {
    super(sentences[reason])
    this.name = 'YoutubeFailure'
    this.reason = reason
  }
}
