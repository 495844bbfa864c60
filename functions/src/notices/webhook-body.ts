/** How a chat takes a message and escapes mentions of everybody. */
type Form = { hosts: RegExp; body: (text: string) => object }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const slack = (text: string) => ({ text: text.replace(/[&<>]/g, (sign) => entities[sign] ?? '') })

const forms: Form[] = [
  {
    hosts: /(^|\.)discord(app)?\.com$/,
    // No mentions, no link preview.
    body: (content) => ({ content, allowed_mentions: { parse: [] }, flags: 4 }),
  },
  {
    hosts: /^chat\.googleapis\.com$/,
    body: (text) => ({ text: text.replaceAll('<', '‹').replaceAll('>', '›') }),
  },
]

/** In the form of the address's chat; Slack's for unknown ones. */
export const webhookBody = (address: string, text: string): object => {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const form = forms.find(({ hosts }) => hosts.test(host))
  return (form?.body ?? slack)(text)
}
