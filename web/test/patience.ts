import { configure } from '@testing-library/dom'

/** Runs before every unit test: one that waits for a page fails late on a busy machine, not early. */
configure({ asyncUtilTimeout: 10_000 })
