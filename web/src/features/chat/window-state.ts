import { chatWindowKey } from '../../names/storage-keys.ts'
import { readStoredValue, setStoredValue } from '../../plain/stored-values.ts'

export type Point = { x: number; y: number }

type WindowState = { isOpen: boolean; place?: Point | undefined }

const isPoint = (value: unknown): value is Point =>
  Number.isFinite(Object(value).x) && Number.isFinite(Object(value).y)

/** Whether the chat is open in this tab, and where it was moved to: it comes along to the next page. */
export const readWindow = (): WindowState => {
  const { isOpen, place } = Object(readStoredValue(chatWindowKey))
  return { isOpen: isOpen === true, place: isPoint(place) ? place : undefined }
}

export const storeWindow = (change: Partial<WindowState>) =>
  setStoredValue(chatWindowKey, { ...readWindow(), ...change })
