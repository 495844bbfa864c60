import { useEffect, useRef } from 'react'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'

const knock = ({ target }: Event) => {
  if (target instanceof Element && target.closest('a'))
    playSound('whatsapp-send', submissionVolume.contact)
}

/** Plays a sound at every link of an element. */
export const useKnock = () => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const door = element.current
    door?.addEventListener('click', knock)
    return () => door?.removeEventListener('click', knock)
  }, [])
  return element
}
