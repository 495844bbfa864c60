export { couldBeEither, isEnglishGrammar } from './could-be-either.ts'
export { cut, excerptOfText, lettersOf } from './cut.ts'
export { soundStemsOf, typedStemsOf } from './endings.ts'
export { fold, skeleton, skeletonOfFold, soundKey } from './fold.ts'
export { type Language, languageOf } from './language.ts'
export { withoutMarks } from './marks.ts'
export { memoise, once } from './memoise.ts'
export { inForm, normalise, tokens } from './normalise.ts'
export { joinPhraseSounds, joinSounds, joinTyped, readWords, type Word } from './read-words.ts'
export { romanise } from './romanise.ts'
export { isBengali } from './script.ts'
export {
  beginningsOf,
  beginningsOfTyped,
  everySearchWord,
  firstSearchWords,
  hasTypedWords,
  maxSearchWords,
  searchWords,
  searchWordsOfPhone,
  type TypedWord,
  typedWords,
} from './search-words.ts'
export { type FoundOnSite, type SearchedWords, siteSearch, siteSearchWords } from './site-search.ts'
export { numberedSlug, slugOf } from './slug.ts'
export {
  compareSpellings,
  createSpeller,
  editDistance,
  readSpelling,
  type Speller,
} from './spelling.ts'
export { synonymGroups } from './synonyms.ts'
export { listVerbForms } from './verbs.ts'
