/** What a chat takes, and how it writes signs that could call everybody of it together. */
type Form = { hosts: RegExp; body: (text: string) => object }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const slack = (text: string) => ({ text: text.replace(/[&<>]/g, (sign) => entities[sign] ?? '') })

const forms: Form[] = [
  {
    hosts: /(^|\.)discord(app)?\.com$/,
    // No mention works, and no preview of a link is drawn.
    body: (content) => ({ content, allowed_mentions: { parse: [] }, flags: 4 }),
  },
  {
    hosts: /^chat\.googleapis\.com$/,
    body: (text) => ({ text: text.replaceAll('<', '‹').replaceAll('>', '›') }),
  },
]

/** The message in the form of the chat that the address is of; of one that nobody knows, in Slack's. */
export const webhookBody = (address: string, text: string): object => {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const form = forms.find(({ hosts }) => hosts.test(host))
  return (form?.body ?? slack)(text)
}
