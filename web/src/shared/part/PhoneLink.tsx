import { formatPhone, phoneHref } from '../language/format-phone.ts'
import { Missing } from './Missing.tsx'

/** A telephone number to dial; what cannot be dialled is shown as it was typed. */
export function PhoneLink({ number, country }: { number: string; country: string }) {
  if (!number) return <Missing />
  const href = phoneHref(number, country)
  const shown = formatPhone(number, country)
  return href ? (
    <a className="k-plain" href={href} title={shown}>
      {shown}
    </a>
  ) : (
    shown
  )
}
