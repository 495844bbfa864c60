import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api.ts'
import { isTooLarge, type PictureType, typeOf } from '../../office/picture-file.ts'
import { sendPicture } from '../../office/send-picture.ts'
import { toast } from '../../ui/toast.tsx'
import { insertBlock, pictureText } from './text-blocks.ts'
import {
  placeholderOf,
  placeholdersIn,
  replacePicture,
  replacePlaceholder,
  showUpload,
} from './text-uploads.ts'
import type { TextSurface } from './use-text-surface.ts'

export type TextPicture = { id: string; name: string } & (
  | { step: 'sending'; progress: number }
  | { step: 'failed'; message: string; retry: (() => void) | undefined }
  | { step: 'sent'; address: string }
)

const notSent = 'The picture could not be uploaded. Check your connection and try again.'
const brokenOff = 'The page was left before the picture was uploaded. Take it out and add it again.'

const complain = (title: string, description: string) =>
  toast({ title, description, destructive: true })

/** The type of a picture that may be sent; undefined after saying why it may not. */
const sendable = async (file: File) => {
  if (isTooLarge(file)) {
    complain('⚠️ File too large', 'Please select an image under 5MB')
    return undefined
  }
  const type = await typeOf(file)
  if (!type) complain('Error', `“${file.name}” is not a png, jpg, jpeg or webp picture.`)
  return type
}

const newId = () => Math.random().toString(36).slice(2, 8)

/** Pictures of a text on their way: each has a line in the text, found again by its words alone. */
export const useTextPictures = ({ later, text }: TextSurface) => {
  const [pictures, setPictures] = useState<TextPicture[]>([])
  const sending = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const ways = sending.current
    const left = placeholdersIn(text())
    const failed = { step: 'failed', message: brokenOff, retry: undefined } as const
    setPictures(left.map(({ id, name }) => ({ id, name, ...failed })))
    return () => {
      for (const way of ways.values()) way.abort()
    }
  }, [text])

  const put = (picture: TextPicture) =>
    setPictures((now) => {
      const isNew = !now.some(({ id }) => id === picture.id)
      return isNew ? [...now, picture] : now.map((one) => (one.id === picture.id ? picture : one))
    })
  const forget = (id: string) => setPictures((now) => now.filter((one) => one.id !== id))

  const takeOut = (id: string) => {
    sending.current.get(id)?.abort()
    later(replacePlaceholder(id, ''))
    forget(id)
  }

  const send = async (id: string, file: File, type: PictureType) => {
    const { name } = file
    const way = new AbortController()
    sending.current.set(id, way)
    const onProgress = (progress: number) => put({ id, name, step: 'sending', progress })
    onProgress(0)
    try {
      const address = await sendPicture(file, type, { signal: way.signal, onProgress })
      showUpload(address, file)
      // Whoever deleted the line does not want the picture any more.
      if (!placeholdersIn(text()).some((one) => one.id === id)) return forget(id)
      later(replacePlaceholder(id, pictureText(address, '', '')))
      put({ id, name, step: 'sent', address })
    } catch (error) {
      if (way.signal.aborted) return
      const retry = () => send(id, file, type)
      put({ id, name, step: 'failed', message: messageOf(error, notSent), retry })
    } finally {
      sending.current.delete(id)
    }
  }

  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const type = await sendable(file)
      if (!type) continue
      const id = newId()
      later(insertBlock(placeholderOf(id, file.name)))
      send(id, file, type)
    }
  }

  const describe = (id: string, address: string, description: string, caption: string) => {
    later(replacePicture(address, pictureText(address, description, caption)))
    forget(id)
  }

  return { pictures, add, takeOut, describe }
}
