import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api.ts'
import { refusedFields } from '../../office/page/failure.ts'
import { PictureProblem } from '../../office/picture/picture-problem.ts'
import { preparePicture, sendPrepared } from '../../office/picture/use-picture.ts'
import { toast } from '../../ui/toast.tsx'
import {
  insertBlock,
  pictureText,
  placeholderOf,
  placeholdersIn,
  replacePlaceholder,
} from './text-edits.ts'
import type { TextSurface } from './use-text-surface.ts'

export type TextPicture = { id: string; name: string } & (
  | { step: 'sending'; progress: number }
  | { step: 'failed'; message: string; retry: (() => void) | undefined }
)

const notSent = 'The picture could not be uploaded. Check your connection and try again.'
const brokenOff = 'The page was left before the picture was uploaded. Take it out and add it again.'

/** The server's message about the file, else about the call. */
const wordsOf = (error: unknown) =>
  Object.values(refusedFields(error))[0] ?? messageOf(error, notSent)

const complain = ({ title, message }: PictureProblem) =>
  toast({ title, description: message, destructive: true })

const newId = () => Math.random().toString(36).slice(2, 8)

/** Pictures being uploaded: each has a line in the text, found by its words alone. */
export const useTextPictures = ({ later, text }: TextSurface) => {
  const [pictures, setPictures] = useState<TextPicture[]>([])
  const [arrived, setArrived] = useState<readonly string[]>([])
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

  const send = async (id: string, file: File) => {
    const { name } = file
    const way = new AbortController()
    sending.current.set(id, way)
    const onProgress = (progress: number) => put({ id, name, step: 'sending', progress })
    onProgress(0)
    try {
      const prepared = await preparePicture(file)
      way.signal.throwIfAborted()
      const { src, alt } = await sendPrepared(prepared, { signal: way.signal, onProgress })
      // A deleted line cancels its picture.
      if (!placeholdersIn(text()).some((one) => one.id === id)) return forget(id)
      later(replacePlaceholder(id, pictureText(src, alt ?? '', '')))
      setArrived((now) => [...now, src])
      forget(id)
    } catch (error) {
      if (way.signal.aborted) return
      if (error instanceof PictureProblem) {
        complain(error)
        takeOut(id)
        return
      }
      const retry = () => send(id, file)
      put({ id, name, step: 'failed', message: wordsOf(error), retry })
    } finally {
      sending.current.delete(id)
    }
  }

  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = newId()
      later(insertBlock(placeholderOf(id, file.name)))
      send(id, file)
    }
  }

  return {
    pictures,
    arrived,
    settle: (address: string) => setArrived((now) => now.filter((one) => one !== address)),
    add,
    takeOut,
  }
}
