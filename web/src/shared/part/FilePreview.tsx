import type { Entity } from '@kasack/contract/entity.ts'
import { useEffect, useRef, useState } from 'react'
import { readFile } from '../call/file.ts'
import { useText } from '../language/i18n.ts'
import { lazyPart } from '../program/lazy-part.tsx'
import './file.css'
import { isShown } from './file-type.ts'
import { fileTexts } from './file-texts.ts'
import { PanelError } from './PanelError.tsx'
import { Waiting } from './Waiting.tsx'

type Props = { entity: Entity; id: number; file: { name: string; type: string } }

const PdfPages = lazyPart(async () => (await import('./PdfPages.tsx')).PdfPages)

/** A preview of a record's file: pictures, and PDF pages, drawn without running anything inside. Other types can only be downloaded. */
export function FilePreview({ entity, id, file }: Props) {
  const t = useText()
  if (!isShown(file.type)) return <p className="k-none">{t(fileTexts.no_preview)}</p>
  return <Shown key={`${entity.path}/${id}/${file.name}`} entity={entity} id={id} file={file} />
}

function Shown({ entity, id, file: { name, type } }: Props) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof readFile>> | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readFile(entity, id, leaving.signal).then(setFound, () => undefined) // aborted: unmounted
    return () => leaving.abort()
  }, [entity, id])
  if (!found) return <Waiting lines={9} />
  if ('status' in found) return <PanelError status={found.status} />
  return type === 'application/pdf' ? <PdfPages content={found.content} /> : <Picture content={found.content} name={name} />
}

function Picture({ content, name }: { content: Blob; name: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(content)
    image.current!.src = address
    return () => URL.revokeObjectURL(address)
  }, [content])
  return <img ref={image} className="k-file-page" alt={name} />
}
