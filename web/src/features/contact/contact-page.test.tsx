import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { fakeAudio } from '../../../test/fake-audio.ts'
import { clickAt } from '../../../test/fake-screen.ts'
import { startLinkSound } from '../../boot/visitor.ts'
import { submissionVolume } from '../../effects/constants.ts'
import { ContactPage } from './contact-page.tsx'

const { voices } = fakeAudio()
startLinkSound()

afterEach(() => {
  voices.length = 0
})

const volumes = async () => {
  await waitFor(() => expect(voices.length).toBeGreaterThan(0))
  return voices.map(({ file, volume }) => [file, volume[0]?.[1]])
}

const links = {
  'CONTACT-03 a contact card': [/^Email/, /^WhatsApp/],
  'CONTACT-04 a Follow Us link': [/^YouTube/, /^Instagram/, /^Twitter/],
}

for (const [what, names] of Object.entries(links))
  for (const name of names)
    test(`FX-34 ${what} (${name.source.slice(1)}) sounds at 0.18 when clicked`, async () => {
      await drawPage(<ContactPage />, { path: '/contact' })
      const link = screen.getByRole('link', { name })
      // The horn of every click would drown it.
      expect(link.closest('.no-rickshaw-sound')).not.toBeNull()
      clickAt({ on: link })
      expect(submissionVolume.contact).toBe(0.18)
      expect(await volumes()).toEqual([['/sounds/whatsapp-send.mp3', 0.18]])
    })
