import { askedChannel } from './asked-channel.ts'
import { askedClasses } from './asked-classes.ts'
import { askedEventMeanings } from './asked-events.ts'
import { askedShop } from './asked-shop.ts'
import { bengaliCraft } from './bengali-craft.ts'
import { bengaliFood } from './bengali-food.ts'
import { bengaliHalls } from './bengali-halls.ts'
import { bengaliHome } from './bengali-home.ts'
import { bengaliManner } from './bengali-manner.ts'
import { bengaliPapers } from './bengali-papers.ts'
import { bengaliVerbs } from './bengali-verbs.ts'
import { bengaliYear } from './bengali-year.ts'
import { dailyFeelings } from './feelings.ts'
import { dailyForms } from './forms.ts'
import { dailyLoans } from './loans.ts'
import { dailyLastLoans } from './loans-last.ts'
import { dailyMoreLoans } from './loans-more.ts'
import { dailyLooks } from './looks.ts'
import { dailyPeople } from './people.ts'
import { dailyPlaces } from './places.ts'
import { dailyThings } from './things.ts'
import { dailyWork } from './work.ts'

/**
 * Words of daily life that nobody asked about yet: an English word that is not listed is easily taken for a
 * Bengali one that sounds alike. Each line adds to the meaning of its first word, or is one of its own.
 */
export const dailyMeanings = [
  dailyFeelings,
  dailyPlaces,
  dailyWork,
  dailyForms,
  dailyPeople,
  dailyThings,
  dailyLooks,
  bengaliHome,
  bengaliFood,
  bengaliCraft,
  bengaliPapers,
  bengaliYear,
  bengaliVerbs,
  bengaliManner,
  bengaliHalls,
  dailyLoans,
  dailyMoreLoans,
  dailyLastLoans,
  askedShop,
  askedClasses,
  askedEventMeanings,
  askedChannel,
]
