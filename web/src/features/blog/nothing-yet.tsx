export const coverClass = 'mt-3 h-45 w-full border-3 border-kajol'

export const NothingYet = () => (
  <p className="mt-10 font-display font-semibold text-paar-700 text-title leading-normal">
    The content comes here.
  </p>
)
