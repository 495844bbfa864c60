// @vitest-environment node
import { leadOf } from '@bong-bari/contract/testing'
import { expect, test } from 'vitest'
import { mailWay, whatsAppWay } from './reply-texts.ts'

const lead = leadOf({ phone: '+91 9830012345', email: 'riya+brand@example.test' })
const written = (text: string, isWindows = false) => ({ text, subject: 'উত্তর & more', isWindows })

test('WhatsApp opens with the text in it, in any script and with its lines', () => {
  const { href = '', isCopied } = whatsAppWay(lead, written('নমস্কার & "রিয়া"\n\n+১')) ?? {}
  expect(href.startsWith('https://wa.me/919830012345?text=')).toBe(true)
  expect(new URL(href).searchParams.get('text')).toBe('নমস্কার & "রিয়া"\n\n+১')
  expect(isCopied).toBe(false)
})

test('mail opens with subject and text, its lines ending with CR and LF', () => {
  const { href = '' } = mailWay(lead, written('নমস্কার\nরিয়া\r\n+1 50% & more')) ?? {}
  const [address, query] = href.split('?')
  expect(address).toBe('mailto:riya+brand@example.test')
  const parts = Object.fromEntries(
    (query ?? '').split('&').map((part) => part.split('=').map(decodeURIComponent)),
  )
  expect(parts).toEqual({
    subject: 'উত্তর & more',
    body: 'নমস্কার\r\nরিয়া\r\n+1 50% & more',
  })
  expect(href).not.toContain('+1')
})

test('what is too long for an address is copied, and opens without it', () => {
  const text = 'নমস্কার '.repeat(40)
  expect(mailWay(lead, written(text, true))).toEqual({
    channel: 'mail',
    href: `mailto:riya+brand@example.test?subject=${encodeURIComponent('উত্তর & more')}`,
    isCopied: true,
  })
  expect(mailWay(lead, written(text))).toMatchObject({ isCopied: false })
  expect(whatsAppWay(lead, written('ন'.repeat(5_000)))).toEqual({
    channel: 'whatsapp',
    href: 'https://wa.me/919830012345',
    isCopied: true,
  })
})

test('half a pair of letters breaks no link', () => {
  expect(whatsAppWay(lead, written('a\ud83d'))?.href).toContain('%EF%BF%BD')
})

test('who left no phone has no WhatsApp, and who left no address no mail', () => {
  const bare = leadOf({ phone: null, email: null })
  expect([whatsAppWay(bare, written('x')), mailWay(bare, written('x'))]).toEqual([
    undefined,
    undefined,
  ])
})
