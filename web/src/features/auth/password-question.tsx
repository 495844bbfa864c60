import { api, credentials, type User } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Fingerprint, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call, isUnauthorized, keyOf, messageOf, queryClient } from '../../api.ts'
import { Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { refusedFields, showFailure, unreachable } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { submitFields } from '../../ui/submit-form.ts'
import { useHasUsablePasskey } from './passkeys-query.ts'
import { PasswordField } from './password-field.tsx'

const form = z.pick(credentials, { password: true })

/** Confirms by a passkey that works here; typing remains possible. */
const usePasskeyProof = (onAnswer: (isConfirmed: boolean) => void) => {
  const isOffered = useHasUsablePasskey()
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    try {
      const { askForPasskey } = await import('./passkey-browser.ts')
      const credential = await askForPasskey()
      if (!credential) return
      await call(api.auth.confirm, { body: { credential } })
      onAnswer(true)
    } catch (error) {
      if (isUnauthorized(error)) return onAnswer(false)
      showFailure(error)
    } finally {
      setIsAsking(false)
    }
  }
  return { isOffered, isAsking, ask }
}

const Question = ({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) => {
  const { handleSubmit, register, setError, setValue, formState } = useForm<z.input<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async (body) => {
    try {
      await call(api.auth.confirm, { body })
      onAnswer(true)
    } catch (error) {
      // The login page says so.
      if (isUnauthorized(error)) return onAnswer(false)
      const message = refusedFields(error).password ?? messageOf(error, unreachable)
      setError('password', { message }, { shouldFocus: true })
    }
  })
  const passkey = usePasskeyProof(onAnswer)
  return (
    <Dialog title="Confirm your password" onClose={() => onAnswer(false)}>
      <form className="grid gap-3.5" onSubmit={submitFields({ setValue }, submit)} noValidate>
        <p>
          You last entered it more than an hour ago. What you typed is kept, and is sent once you
          confirm.
        </p>
        <input
          type="text"
          autoComplete="username"
          value={queryClient.getQueryData<User>(keyOf(api.auth.me))?.username ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          autoComplete="current-password"
          data-autofocus
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <DialogActions>
          <Button type="submit" disabled={formState.isSubmitting}>
            <KeyRound />
            {formState.isSubmitting ? 'Confirming...' : 'Confirm'}
          </Button>
          {passkey.isOffered && (
            <Button
              variant="secondary"
              aria-disabled={passkey.isAsking}
              onClick={() => passkey.isAsking || passkey.ask()}
            >
              <Fingerprint />
              Use a passkey
            </Button>
          )}
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

let question: Promise<boolean> | undefined

/** One question for all waiting calls; returns whether it was confirmed. */
export const askForPassword = () => {
  question ??= new Promise<boolean>((answer) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const onAnswer = (isConfirmed: boolean) => {
      question = undefined
      root.unmount()
      host.remove()
      answer(isConfirmed)
    }
    root.render(<Question onAnswer={onAnswer} />)
  })
  return question
}
