import { readPitchParts } from '@bong-bari/contract'
import { useEffect } from 'react'
import { startWindows } from '../boot/windows.ts'
import { Offers } from '../features/offers/offers-page.tsx'
import { PitchesPage } from '../features/pitches/pitches-page.tsx'
import { Reel } from '../features/videos/window-rows.tsx'

export const Brands = () => {
  useEffect(startWindows, [])
  return (
    <PitchesPage
      draw={(pitches) => {
        const parts = readPitchParts(pitches)
        return (
          <Offers
            parts={parts}
            // They come from YouTube, so nobody edits them here.
            reach={[]}
            reel={parts.films.length > 0 && <Reel videos={parts.films} />}
            form={null}
          />
        )
      }}
    />
  )
}
