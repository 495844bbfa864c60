import type { ReactNode } from 'react'
import { Art } from '../../ui/art.tsx'
import { Bay } from './bay.tsx'
import { Brick, Wires } from './street-drawings.tsx'

const Roof = () => (
  <div className="parapet">
    <Art name="tank" className="tank" />
    <Art name="clothes" className="clothes" />
    <div className="pediment">
      <h1 id="home-title">
        <span lang="bn">বং বাড়িতে স্বাগতম</span>
        <span className="english">Welcome to Bong Bari</span>
      </h1>
    </div>
  </div>
)

const Frieze = () => (
  <div className="frieze">
    <div className="wrap both-tongues">
      <p>
        One mother, one son, and a kitchen that doubles as a courtroom. Come in, leave your shoes at
        the door, stay for the laughs.
      </p>
      <p lang="bn">
        এক মা, এক ছেলে, আর একটা রান্নাঘর, যেখানে রোজ বিচারসভা বসে। জুতো খুলে ভেতরে আসুন, হাসির দায়িত্ব আমাদের।
      </p>
    </div>
  </div>
)

const Street = () => (
  <div className="street">
    <Art name="tram" className="tram" data-parallax-x={0.35} />
    <Art name="rickshaw" className="rickshaw" data-parallax-x={-0.2} />
    <Art name="taxi" className="taxi" data-parallax-x="" />
  </div>
)

/** The first screen: one house, Ma and her son at its windows, the film between them. */
export const HouseFront = ({ intro }: { intro: ReactNode }) => (
  <section className="hero" aria-labelledby="home-title">
    <Wires />
    <Art name="crow" className="crow crow-1" data-parallax-y={0.4} />
    <Art name="crow" className="crow crow-2" data-parallax-y={0.3} />
    <Art name="crow" className="crow crow-3" data-parallax-y="" />
    <Roof />
    <Frieze />
    <div className="wall">
      <Brick className="brick brick-1" />
      <Brick className="brick brick-2" />
      <div className="wrap bays">
        <Bay who="ma" words="কতক্ষণ ধরে ডাকছি!" />
        {intro}
        <Bay who="son" words="আসছি মা, দু’মিনিট!" />
      </div>
      <Street />
    </div>
  </section>
)
