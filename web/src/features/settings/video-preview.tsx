import { useState } from 'react'
import { Hint } from '../../ui/field.tsx'

const address = /(?:[?&]v=|youtu\.be\/|\/(?:shorts|embed|live)\/)([\w-]{11})(?![\w-])/

/** The id in a YouTube address; other text stays as it is. */
export const videoIdOf = (text: string) => address.exec(text)?.[1] ?? text.trim()

export const VideoPreview = ({ id }: { id: string }) => {
  const [broken, setBroken] = useState<string>()
  return broken === id ? (
    <Hint>No picture could be loaded for this video. Is the id right?</Hint>
  ) : (
    <img
      className="aspect-video h-auto w-[min(320px,100%)] rounded-field border border-khata-200 bg-khata-100 object-cover"
      src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`}
      alt="The video as YouTube shows it"
      width={320}
      height={180}
      onError={() => setBroken(id)}
    />
  )
}
