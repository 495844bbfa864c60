export { cut } from './cut.ts'
export { fold, skeleton, skeletonOfFold } from './fold.ts'
export { type FoundInHouse, houseSearch, type Sought, wordsForHouse } from './house-search.ts'
export { inBengali } from './in-bengali.ts'
export { inForm } from './in-form.ts'
export { couldBeEither, isEnglishGrammar, type Language, languageOf } from './language.ts'
export { withoutMarks } from './marks.ts'
export { normalise } from './normalise.ts'
export { numberedSlug } from './numbered-slug.ts'
export { romanise } from './romanise.ts'
export { isBengali } from './script.ts'
export {
  beginningsOf,
  beginningsOfTyped,
  everySearchWord,
  firstSearchWords,
  hasTypedWords,
  mostSearchWords,
  searchWords,
  searchWordsOfPhone,
  type TypedWord,
  typedWords,
} from './search-words.ts'
export { shortForms } from './short-forms.ts'
export { slugOf } from './slug.ts'
export { soundKey } from './sound-key.ts'
export { tokens } from './tokens.ts'
export { twins } from './twins.ts'
