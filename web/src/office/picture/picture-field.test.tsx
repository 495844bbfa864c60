import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { stubDrawing } from '../../../test/stub-drawing.ts'
import {
  fileOf,
  pictureOf,
  startUpload,
  stubBucket,
  uploadedAddress,
} from '../../../test/stub-upload.ts'
import { useEditor } from '../form/use-editor.ts'
import { PictureField } from './picture-field.tsx'
import { usePicture } from './use-picture.ts'

const megabyte = 1024 * 1024

type Values = { image: string }

const Editor = ({ send }: { send: (image: string | undefined) => Promise<unknown> }) => {
  const [address, setAddress] = useState('/media/old.png')
  const picture = usePicture({ takesLarge: false })
  const { submit } = useEditor<Values, Values, unknown>({
    draft: 'draft:test',
    start: { image: address },
    resolver: (values) => ({ values, errors: {} }),
    fields: ['image'],
    picture: { chosen: picture, field: 'image' },
    send: (_, uploaded) => send(uploaded ?? address),
    onSaved: () => {},
    onClose: () => {},
    failure: { title: 'Not saved', fallback: 'It could not be saved.' },
  })
  return (
    <form onSubmit={submit}>
      <PictureField label="Image" picture={picture} current={address} onAddress={setAddress} />
      <button type="submit">Save</button>
    </form>
  )
}

const setUp = (answers = {}) => {
  const bucket = stubBucket()
  const { to } = stubApi({ ...startUpload, ...answers })
  const send = vi.fn(async (_: string | undefined): Promise<unknown> => ({}))
  const view = renderInApp(<Editor send={send} />)
  return { bucket, send, to, ...view, starts: () => to('POST', '/api/admin/images') }
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Image/), { target: { files: [file] } })

const chooseGood = async (file = fileOf('puja.png')) => {
  choose(file)
  await screen.findByText('✓ Image ready to upload')
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Saves a picture that was chosen, which is then on its way. */
const saveGood = async (bucket: ReturnType<typeof stubBucket>) => {
  await chooseGood()
  press('Save')
  await waitFor(() => expect(bucket.uploads).toHaveLength(1))
}

test.each([
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
] as const)('HPC-20 HPC-22 %s is taken, shown, and sent as what it is', async (name, type) => {
  const { bucket, starts } = setUp()
  expect(screen.getByLabelText(/^Image/).getAttribute('accept')).toBe('.png,.jpg,.jpeg,.webp')
  await chooseGood(fileOf(name, type))
  expect(screen.getByAltText('The chosen file').getAttribute('src')).toBe('blob:chosen')
  press('Save')
  await waitFor(() => expect(bucket.uploads).toHaveLength(1))
  expect(starts()[0]?.body).toEqual({ contentType: type, size: 64 })
  // S3 reads no field after the file.
  expect([...(bucket.uploads[0]?.form.keys() ?? [])]).toEqual(['key', 'file'])
})

test('a picture under another name of its kind is sent as what its bytes are', async () => {
  const { starts } = setUp()
  await chooseGood(fileOf('really-a-jpeg.png', 'image/jpeg'))
  press('Save')
  await waitFor(() => expect(starts()[0]?.body).toMatchObject({ contentType: 'image/jpeg' }))
})

test('HPC-21 TOAST-27 a file over 5 MB is refused before anything is sent', async () => {
  const { starts } = setUp()
  choose(fileOf('big.png', 'image/png', 5 * megabyte + 1))
  expect(await screen.findByText('⚠️ File too large')).toBeTruthy()
  expect(screen.getByText('Please select an image under 5MB')).toBeTruthy()
  expect(screen.queryByText('✓ Image ready to upload')).toBeNull()
  expect(starts()).toHaveLength(0)
})

test('a program under the name of a picture is refused, and the choice before it stays', async () => {
  setUp()
  await chooseGood()
  choose(fileOf('holiday.png', 'application/x-msdownload'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    '“holiday.png” is not a png, jpg, jpeg or webp picture',
  )
  expect(screen.getByText('puja.png')).toBeTruthy()
})

test('HPC-24 an uploaded picture overrides the address in the form', async () => {
  const { bucket, send } = setUp()
  await saveGood(bucket)
  bucket.answer(204)
  await waitFor(() => expect(send).toHaveBeenCalledWith(uploadedAddress))
})

test('a chosen picture can be removed and the stored one is shown again', async () => {
  const { send } = setUp()
  await chooseGood()
  press('Remove')
  expect(screen.getByAltText('As it is now')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Image/))
  press('Save')
  await waitFor(() => expect(send).toHaveBeenCalledWith('/media/old.png'))
})

test('an upload that breaks says so and is tried again with one press', async () => {
  const { bucket, send } = setUp()
  await saveGood(bucket)
  bucket.breakOff()
  const sentence = 'The picture could not be uploaded. Check your connection and try again.'
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(screen.getByText('Not saved')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  press('Try again')
  await waitFor(() => expect(bucket.uploads).toHaveLength(2))
  bucket.answer(204)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('what the bucket refuses is no upload', async () => {
  const { bucket, send } = setUp()
  await saveGood(bucket)
  bucket.answer(403)
  await screen.findByText('Not saved')
  expect(send).not.toHaveBeenCalled()
})

test('a form that the server refuses is told in the words of the server', async () => {
  setUp({ 'POST /api/admin/images': () => refused(500, 'unexpected', 'Broken for now.') })
  await chooseGood()
  press('Save')
  await waitFor(() => expect(screen.getAllByText('Broken for now.')).toHaveLength(2))
})

test('a cancelled upload says nothing and leaves the picture to be sent later', async () => {
  const { bucket, send } = setUp()
  await saveGood(bucket)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
  await screen.findByText('✓ Image ready to upload')
  expect(bucket.uploads[0]?.isAborted).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Image/)))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('closing the editor ends its upload', async () => {
  const { bucket, unmount, send } = setUp()
  await saveGood(bucket)
  unmount()
  expect(bucket.uploads[0]?.isAborted).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

test('a save that fails after the upload does not send the picture again', async () => {
  const { bucket, send } = setUp()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await saveGood(bucket)
  bucket.answer(204)
  await screen.findByText('It could not be saved.')
  press('Save')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(bucket.uploads).toHaveLength(1)
})

const brokenRefusal = () =>
  json(
    {
      code: 'invalid-input',
      message: 'Some of the values cannot be accepted.',
      fields: { imageUrl: 'The picture is broken or incomplete' },
    },
    400,
  )

test('a picture that the server finds broken says so at its field and is sent anew', async () => {
  const { bucket, send } = setUp({ 'POST /api/admin/pictures': brokenRefusal })
  await saveGood(bucket)
  bucket.answer(204)
  expect(await screen.findAllByText('The picture is broken or incomplete')).toHaveLength(2)
  expect(send).not.toHaveBeenCalled()
  press('Try again')
  await waitFor(() => expect(bucket.uploads).toHaveLength(2))
})

test('what was uploaded and not saved survives a reload, and is not sent again', async () => {
  const { bucket, send, unmount, starts } = setUp()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await saveGood(bucket)
  bucket.answer(204)
  await screen.findByText('It could not be saved.')
  unmount()
  const kept = Object.entries({ ...sessionStorage }).find(([key]) => key.includes('draft:test'))
  expect(JSON.parse(kept?.[1] ?? '{}')).toMatchObject({ image: uploadedAddress })
  expect(starts()).toHaveLength(1)
})

test('a picture of the library is chosen again without being sent', async () => {
  const picture = pictureOf({ alt: 'Ma frying hilsa' })
  const { send, starts } = setUp({ 'GET /api/admin/pictures': () => json([picture]) })
  await chooseGood()
  await act(async () => press('Choose from the library'))
  fireEvent.click(await screen.findByRole('button', { name: 'Ma frying hilsa' }))
  await waitFor(() =>
    expect(screen.getByAltText('As it is now').getAttribute('src')).toBe(picture.src),
  )
  press('Save')
  await waitFor(() => expect(send).toHaveBeenCalledWith(picture.src))
  expect(starts()).toHaveLength(0)
})

test('a smaller one goes up beside a large picture, and both become one of the library', async () => {
  const { bucket, to } = setUp()
  stubDrawing({ width: 4000, height: 3000, bytes: (pixels) => pixels / 10 })
  choose(fileOf('puja.jpg', 'image/jpeg', 4_000_000))
  await screen.findByText('192 KB, made smaller from 4.0 MB')
  press('Save')
  await waitFor(() => expect(bucket.uploads).toHaveLength(1))
  bucket.answer(204)
  await waitFor(() => expect(bucket.uploads).toHaveLength(2))
  bucket.progress(50, 100)
  // 30,720 bytes of the smaller one and half of 192,000.
  await screen.findByText('Uploading… 57%')
  bucket.answer(204)
  await waitFor(() => expect(to('POST', '/api/admin/pictures')).toHaveLength(1))
  expect(Object.keys(Object(to('POST', '/api/admin/pictures')[0]?.body))).toEqual([
    'imageUrl',
    'smallUrl',
  ])
})

test('a picture that is being made ready can be given up', async () => {
  setUp()
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => new Promise(() => {}),
  })
  choose(fileOf('huge.jpg', 'image/jpeg'))
  await screen.findByText('Making “huge.jpg” ready…')
  press('Cancel')
  expect(screen.queryByText('Making “huge.jpg” ready…')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Image/))
  expect(screen.getByAltText('As it is now')).toBeTruthy()
})
