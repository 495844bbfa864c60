import type { ReactNode } from 'react'
import { Wrap } from './wrap.tsx'

type Props = {
  title: string
  bengali: string
  tint: string
  art: ReactNode
  children: ReactNode
}

export const PageHead = ({ title, bengali, tint, art, children }: Props) => (
  <div className={`relative overflow-hidden border-kajol border-b-4 ${tint}`}>
    <Wrap className="relative grid items-end gap-[30px] pt-[26px] pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:pt-[38px] md:pb-[34px]">
      <div>
        <h1 className="text-hero leading-[1.18]">
          {`${title} `}
          <span lang="bn" className="block font-semibold text-aside text-paar-700 leading-[1.35]">
            {bengali}
          </span>
        </h1>
        <p className="mt-2 max-w-[56ch] text-lead leading-[1.65]">{children}</p>
      </div>
      {art}
    </Wrap>
  </div>
)
