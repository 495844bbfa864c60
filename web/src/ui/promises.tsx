import { Check } from 'lucide-react'

export const Promises = ({ children }: { children: readonly string[] }) => (
  <ul className="mt-5 grid gap-2.5">
    {children.map((promise) => (
      <li key={promise} className="flex items-start gap-2.5">
        <Check className="mt-[3px] size-[22px] flex-none text-jaanla-700" />
        <span>{promise}</span>
      </li>
    ))}
  </ul>
)
