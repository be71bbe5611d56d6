import { useText } from './language.ts'
import { texts } from './texts.ts'

const benefits = [
  {
    title: texts.plan,
    more: texts.plan_more,
    drawing: 'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M8 3v4M16 3v4M9 15l2 2 4-4',
  },
  {
    title: texts.near,
    more: texts.near_more,
    drawing: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z',
  },
  { title: texts.person, more: texts.person_more, drawing: 'M12 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7' },
]

export function Benefits() {
  const t = useText()
  return (
    <ul class="benefits">
      {benefits.map(({ title, more, drawing }) => (
        <li key={drawing}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawing} />
          </svg>
          <div>
            <h2>{t(title)}</h2>
            <p>{t(more)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
