import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createStore } from '../plain/create-store.ts'
import { useStore } from './use-stored-values.ts'

/** A destructive toast is an error and stays until closed. */
export type ToastText = {
  title: string
  description?: string | undefined
  destructive?: boolean
  /** Such as `Undo`; also closes the toast. */
  action?: { label: string; run: () => void }
}

type Toast = ToastText & { id: number; open: boolean }

const successShownMs = 5_000
export const removeDelayMs = 1_000_000

const toastStore = createStore<Toast | undefined>(undefined)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** A newer toast replaces the current one. */
export const toast = (text: ToastText) => {
  clearTimeout(removal)
  lastId += 1
  toastStore.set({ ...text, id: lastId, open: true })
}

export const dismissToast = (id: number) => {
  const current = toastStore.get()
  if (current?.id !== id || !current.open) return
  toastStore.set({ ...current, open: false })
  removal = setTimeout(() => toastStore.set(undefined), removeDelayMs)
}

export const currentToast = toastStore.get

export const useToast = () => useStore(toastStore)

const frame =
  'pointer-events-auto flex w-[380px] max-w-full items-start gap-3 rounded-md border-[2.5px] border-l-[10px] border-kajol bg-chun-50 py-3 pr-3.5 pl-4 text-base leading-[1.45] text-kajol shadow-pop'

/** Successes close by themselves, but not while hovered or focused. */
const useTimedDismissal = ({ id, destructive }: Toast, held: boolean) =>
  useEffect(() => {
    if (destructive || held) return
    const timer = setTimeout(() => dismissToast(id), successShownMs)
    return () => clearTimeout(timer)
  }, [id, destructive, held])

/** Keeps the button just pressed clear of the toast. */
const useClearance = () => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const active = document.activeElement
    if (!card.current || !active || active === document.body) return
    const toastBox = card.current.getBoundingClientRect()
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const isCovered =
      left < toastBox.right &&
      right > toastBox.left &&
      top < toastBox.bottom &&
      bottom > toastBox.top
    if (isCovered) active.scrollIntoView({ block: 'center' })
  }, [])
  return card
}

const ToastCard = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false)
  const card = useClearance()
  useTimedDismissal(toast, held)
  const { title, description, destructive, action } = toast
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its timer
    <div
      ref={card}
      data-toast=""
      className={`${frame} ${destructive ? 'border-l-paar-600' : 'border-l-jaanla-600'}`}
      role={destructive ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        className={`mt-px size-[22px] flex-none ${destructive ? 'text-paar-600' : 'text-jaanla-700'}`}
      />
      <div className="min-w-0 wrap-anywhere">
        <b className="block font-display font-semibold text-body leading-[1.3]">{title}</b>
        {description}
        {action && (
          <button
            type="button"
            className="-mx-2 block min-h-11 cursor-pointer rounded-lg px-2 font-semibold underline underline-offset-4 hover:bg-chun-200"
            onClick={() => {
              dismissToast(toast.id)
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="-my-2 -mr-2 ml-auto grid size-10 flex-none cursor-pointer place-items-center rounded-lg hover:bg-chun-200"
        onClick={() => dismissToast(toast.id)}
      >
        <X className="size-[18px]" />
      </button>
    </div>
  )
}

// Beside the chat button on phones; over a dialog, clear of its buttons.
const placeClass =
  'right-[84px] bottom-4 left-4 justify-center in-data-dialog:right-4 in-data-dialog:bottom-36 md:right-5! md:bottom-5! md:left-5 md:justify-start md:in-data-dialog:justify-end max-md:in-data-picked:bottom-36 md:max-xl:in-data-picked:bottom-20!'

/** In the body itself, so that an open dialog does not make it inert. */
export const Toaster = () => {
  const toast = useToast()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  const card = toast?.open ? toast : undefined
  return createPortal(
    <div data-toaster="" className={`pointer-events-none fixed z-90 flex ${placeClass}`}>
      <div role="status" className="max-w-full">
        {card && !card.destructive && <ToastCard key={card.id} toast={card} />}
      </div>
      {card?.destructive && <ToastCard key={card.id} toast={card} />}
    </div>,
    document.body,
  )
}
