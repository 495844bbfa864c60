import { AlponaLine } from '../../ui/alpona-line.tsx'
import { Art, type ArtName } from '../../ui/art.tsx'

type Rule = { art: ArtName; title: string; bengali: string; text: string }

const rules: readonly Rule[] = [
  {
    art: 'bhanr',
    title: 'Tea before script',
    bengali: 'আগে চা, পরে কাজ',
    text: 'No story has ever been improved by skipping tea.',
  },
  {
    art: 'rollingpin',
    title: 'Ma has the final cut',
    bengali: 'শেষ কথা মায়ের',
    text: "The editor's software is fast. Her eyebrow is faster.",
  },
  {
    art: 'sonface',
    title: 'Laugh with, not at',
    bengali: 'কাউকে ছোট করে নয়',
    text: 'We tease our own house, gently, and never yours.',
  },
]

export const HouseRules = () => (
  <section aria-labelledby="house-rules" className="floor red-floor on-dark">
    <Art name="alpona" className="alpona" data-parallax-y={0.2} />
    <div className="wrap relative">
      <div className="section-head" data-reveal="down">
        <p className="kicker" lang="bn">
          বাড়ির নিয়ম
        </p>
        <h2 id="house-rules">House rules</h2>
      </div>
      <ul className="reasons md:grid-cols-3">
        {rules.map(({ art, title, bengali, text }) => (
          <li key={title} data-reveal="up">
            <Art name={art} />
            <h3>{title}</h3>
            <p className="kicker" lang="bn">
              {bengali}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <AlponaLine />
  </section>
)
