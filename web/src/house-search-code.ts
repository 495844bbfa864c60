export { houseSearch } from '@bong-bari/text'
