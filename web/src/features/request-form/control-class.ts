/** Same look as the chat's message field. */
export const controlClass =
  'min-h-11 min-w-0 rounded-md border-2 border-kajol-soft bg-white px-[11px] py-[9px] text-base leading-[1.35] focus:outline-3 focus:outline-phalak-700 focus:outline-offset-0 aria-invalid:border-paar-600 aria-invalid:bg-paar-50'
