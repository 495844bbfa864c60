import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'

export const HouseSign = ({ reach }: { reach: ReactNode }) => (
  <div className="house-sign">
    <div className="enamel board on-dark">
      <p className="text-balance font-display text-body leading-[1.3] lg:text-lead lg:leading-[1.3]">
        <span lang="bn" className="block font-extrabold">
          কলকাতার বাঙালি বাড়ির হাসির গল্প
        </span>
        <span className="block font-semibold text-taxi-400">
          Bengali family comedy from Kolkata
        </span>
      </p>
      <p className="board-reach font-display font-extrabold text-body leading-[1.2] empty:hidden max-md:text-ui lg:text-h4 lg:leading-[1.2]">
        {reach}
      </p>
      <a
        href="/videos"
        className={buttonClass({ variant: 'yellow', className: 'board-way-in max-md:px-4' })}
      >
        Videos
      </a>
      <a href="/work-with-us" className={buttonClass({ className: 'board-way-in max-md:px-4' })}>
        Work with us
      </a>
    </div>
  </div>
)
