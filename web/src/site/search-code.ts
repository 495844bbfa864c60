export { siteSearch, siteSearchWords } from '@bong-bari/text'
