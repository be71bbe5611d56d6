import type { ComponentProps } from 'react'

/** What is typed into in a select. Where no choice is marked, antd points at choice -1, which does not exist. */
export const SelectInput = ({ 'aria-activedescendant': marked, ...input }: ComponentProps<'input'>) => (
  <input {...input} aria-activedescendant={marked?.endsWith('_-1') ? undefined : marked} />
)
