import { usePhones } from '../language/use-phones.ts'
import { Missing } from './Missing.tsx'

/** A telephone number to dial; what cannot be dialled is shown as it was typed. That it is formatted a moment later changes nothing of what it says. */
export function PhoneLink({ number, country }: { number: string; country: string }) {
  const { formatPhone, phoneHref } = usePhones()
  if (!number) return <Missing />
  const href = phoneHref(number, country)
  const shown = formatPhone(number, country)
  return href ? (
    <a className="k-plain" href={href} title={shown} data-says={number}>
      {shown}
    </a>
  ) : (
    shown
  )
}
