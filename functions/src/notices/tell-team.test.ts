import { expect, test } from 'vitest'
import { webhookBody } from './tell-team.ts'

const rude = '<!channel> A & B <users/all> @everyone'

test.each([
  [
    'https://hooks.slack.com/services/T/B/x',
    { text: '&lt;!channel&gt; A &amp; B &lt;users/all&gt; @everyone' },
  ],
  [
    'https://mattermost.test/hooks/x',
    { text: '&lt;!channel&gt; A &amp; B &lt;users/all&gt; @everyone' },
  ],
  [
    'https://chat.googleapis.com/v1/spaces/A/messages',
    { text: '‹!channel› A & B ‹users/all› @everyone' },
  ],
  [
    'https://discord.com/api/webhooks/1/x',
    { content: rude, allowed_mentions: { parse: [] }, flags: 4 },
  ],
  [
    'https://discord.com.evil.test/',
    { text: '&lt;!channel&gt; A &amp; B &lt;users/all&gt; @everyone' },
  ],
])('%s gets its own form, in which nobody is called', (address, body) => {
  expect(webhookBody(address, rude)).toEqual(body)
})
