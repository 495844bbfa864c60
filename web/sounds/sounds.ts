import { charm } from './charm.ts'
import { encode } from './encode.ts'
import { glitter } from './glitter.ts'
import { rickshawPao } from './rickshaw-pao.ts'
import { typing } from './typing.ts'
import { whatsappSend } from './whatsapp-send.ts'

const makers = {
  charm,
  'rickshaw-pao': rickshawPao,
  glitter,
  'whatsapp-send': whatsappSend,
  typing,
}

/** All sounds as [file name, mp3]. */
export const makeSounds = () =>
  Promise.all(
    Object.entries(makers).map(
      async ([name, make]) => [`${name}.mp3`, await encode(make())] as const,
    ),
  )
