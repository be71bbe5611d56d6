import { countries } from '@kasack/contract/country.ts'
import { Select } from 'antd'
import type { Language } from '@kasack/contract/text.ts'
import { t, useLanguage } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { NoChoice } from './NoChoice.tsx'
import { SelectInput } from './SelectInput.tsx'
import { texts } from './texts.ts'

/** The static list of countries, searched by code or name. */
export function CountryControl({ value, onChange, disabled, isWrong, aria }: ControlProps) {
  return (
    <Select<string, Option>
      {...aria}
      showSearch={{ optionFilterProp: 'label', filterSort: codesFirst }}
      options={countryOptions(useLanguage())}
      value={String(value ?? '')}
      onChange={onChange}
      disabled={disabled}
      status={statusOf(isWrong)}
      components={{ input: SelectInput }}
      notFoundContent={<NoChoice text={t(texts.no_record)} />}
    />
  )
}

/** CH means Switzerland, not something with "ch" in its name. */
const codesFirst = (a: Option, b: Option, { searchValue }: { searchValue: string }) => {
  const isCode = ({ value }: Option) => value === searchValue.trim().toUpperCase()
  return Number(isCode(b)) - Number(isCode(a))
}

type Option = { value: string; label: string }

function countryOptions(language: Language) {
  const german = new Intl.DisplayNames('de', { type: 'region' })
  return Object.entries(countries)
    .map(([code, english]) => ({ code, name: language === 'en' ? english : (german.of(code) ?? english) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
}
