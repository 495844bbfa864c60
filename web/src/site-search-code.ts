export { siteSearch } from '@bong-bari/text'
