import type { ComponentProps } from 'react'
import { Cup } from './cup.tsx'

const looks = {
  visitor: {
    button:
      'fixed right-[14px] bottom-[14px] size-[58px] border-3 shadow-[0_4px_0_var(--color-kajol)] md:right-[20px] md:bottom-[20px] md:size-[68px]',
    cup: 'h-[44px] w-[38px] md:h-[52px] md:w-[46px]',
    dot: 'top-0.5 right-0.5 size-[15px] border-3',
  },
  // Clear of every control: in the outer margin, or without one at the page's end.
  office: {
    button: 'absolute lg:fixed right-[7px] bottom-3 size-[46px] border-2 shadow-card',
    cup: 'h-[34px] w-[30px]',
    dot: 'top-0 right-0 size-[11px] border-2',
  },
}

type Props = { look: keyof typeof looks; hasNews: boolean } & ComponentProps<'button'>

export const ChatButton = ({ look, hasNews, ...rest }: Props) => {
  const { button, cup, dot } = looks[look]
  const news = hasNews ? 'bg-paar-600 shadow-[0_0_0_2px_var(--color-kajol)]' : 'bg-jaanla-600'
  return (
    <button
      type="button"
      className={`group z-60 grid place-items-center rounded-[50%] border-kajol bg-taxi-400 hover:bg-taxi-300 noscript:hidden print:hidden! ${button}`}
      {...rest}
    >
      <Cup
        name="bot"
        className={`-mt-1 group-hover:animate-ring group-hover:[&_path]:animate-steam group-aria-busy:[&_path]:animate-steam ${cup}`}
      />
      <span className={`absolute rounded-full border-chun-50 ${dot} ${news}`} />
    </button>
  )
}
