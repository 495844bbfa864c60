import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { dismissToast, successTime, type Toast, useToast } from './toast-store.ts'

export { toast } from './toast-store.ts'

const frame =
  'pointer-events-auto flex w-[min(380px,calc(100vw-32px))] items-start gap-3 rounded-md border-[2.5px] border-l-[10px] border-kajol bg-chun-50 py-3 pr-3.5 pl-4 text-base leading-[1.45] text-kajol shadow-pop'

/** Closes a success by itself, but not while somebody points at it or is inside it. */
const useTimedDismissal = ({ id, destructive }: Toast, held: boolean) =>
  useEffect(() => {
    if (destructive || held) return
    const timer = setTimeout(() => dismissToast(id), successTime)
    return () => clearTimeout(timer)
  }, [id, destructive, held])

const ToastCard = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false)
  useTimedDismissal(toast, held)
  const { title, description, destructive, action } = toast
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its timer
    <div
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

/**
 * Where toasts appear: under the bars, right on wide screens and centred on phones. It stands
 * directly in the body, so that an open dialog does not make it inert.
 */
export const Toaster = () => {
  const toast = useToast()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  const card = toast?.open ? toast : undefined
  return createPortal(
    <div className="pointer-events-none fixed inset-x-4 top-[calc(var(--spacer-h)+12px)] z-90 flex justify-center md:left-auto md:justify-end">
      <div role="status">
        {card && !card.destructive && <ToastCard key={card.id} toast={card} />}
      </div>
      {card?.destructive && <ToastCard key={card.id} toast={card} />}
    </div>,
    document.body,
  )
}
