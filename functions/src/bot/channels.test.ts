import { expect, test } from 'vitest'
import { readChannels } from './channels.ts'

test.each([
  ['not WhatsApp, your e-mail please', 'whatsapp', 'email'],
  ['I don’t use Instagram. Is there a YouTube link?', 'instagram', 'youtube'],
  ['anything other than the email?', 'email', ''],
  ['whatsapp no ta deben? email kori na ami', 'email', 'whatsapp'],
  ['insta noy, youtube er link din', 'instagram', 'youtube'],
  ['ইউটিউব না, ইনস্টার লিংকটা দিন', 'youtube', 'instagram'],
  ['হোয়াটসঅ্যাপ নেই আমার, মেল করব কোথায়', 'whatsapp', 'email'],
  ['ইমেল ব্যবহার করি না', 'email', ''],
  ['whatsapp number ta din na', '', 'whatsapp'],
  ['do you have whatsapp or email?', '', 'email whatsapp'],
  ['youtube na insta, konta te age dao?', '', 'youtube instagram'],
  ['wait, not yet', '', ''],
])('“%s” refuses “%s” and wants “%s”', (message, refused, wanted) => {
  const read = readChannels(message)
  expect([...read.refused].join(' ')).toBe(refused)
  expect([...read.named].filter((one) => !read.refused.has(one)).join(' ')).toBe(wanted)
})
