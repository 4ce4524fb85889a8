import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from "@dnd-kit/core"
import { rectSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable"
import type { CSSProperties } from "react"
import * as texts from "#texts/add-product"
import type { ChosenPhoto } from "./photo-list.ts"
import type { Upload } from "./photo-uploads.ts"
import { Picture } from "./picture.tsx"
import { useSortSensors } from "./sort-sensors.ts"
import type { Photos } from "./use-photos.ts"

export function SortablePhotos({ photos }: { photos: Photos }) {
  const { all, selected, uploads } = photos
  const sensors = useSortSensors()
  function placeOf(id: UniqueIdentifier) {
    return texts.photoOf(all.findIndex((photo) => photo.id === id) + 1, all.length)
  }
  function end({ active, over }: DragEndEvent) {
    if (over) photos.move(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: texts.orderInstructions },
        announcements: {
          onDragStart: ({ active }) => texts.pickedUp(placeOf(active.id)),
          onDragOver: ({ over }) => (over ? texts.movedOver(placeOf(over.id)) : undefined),
          onDragEnd: ({ over }) => (over ? texts.dropped(placeOf(over.id)) : undefined),
          onDragCancel: ({ active }) => texts.orderKept(placeOf(active.id)),
        },
      }}
    >
      <SortableContext items={all} strategy={rectSortingStrategy}>
        <ol className="flex flex-wrap gap-2">
          {all.map((photo, index) => (
            <Thumb
              key={photo.id}
              photo={photo}
              name={nameOf(index + 1, all.length, uploads.get(photo.id))}
              upload={uploads.get(photo.id)}
              isShown={photo === selected}
              onShow={() => photos.show(photo.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function nameOf(number: number, count: number, upload: Upload | undefined) {
  const name = texts.photoOf(number, count)
  return upload?.step === "failed" ? texts.notSent(name) : name
}

type Props = {
  photo: ChosenPhoto
  name: string
  upload: Upload | undefined
  isShown: boolean
  onShow: () => void
}

function Thumb({ photo, name, upload, isShown, onShow }: Props) {
  const sortable = useSortable({ id: photo.id, attributes: { roleDescription: texts.orderable } })
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = sortable
  const style: CSSProperties = transform
    ? { translate: `${transform.x}px ${transform.y}px`, transition }
    : { transition }
  return (
    <li className="grid">
      <button
        {...attributes}
        {...listeners}
        ref={setNodeRef}
        type="button"
        style={style}
        aria-pressed={undefined}
        aria-current={isShown ? "true" : undefined}
        aria-label={name}
        onClick={onShow}
        className={`relative grid h-12 w-16 cursor-grab touch-manipulation place-items-center overflow-hidden rounded-sm border-2 bg-base-200 select-none aria-current:border-primary ${isDragging ? "z-10 cursor-grabbing shadow-lg" : ""} ${isShown ? "" : "border-transparent"}`}
      >
        <Picture photo={photo} alt="" isPrepared={upload?.step !== "preparing"} />
        <Mark upload={upload} />
      </button>
    </li>
  )
}

function Mark({ upload }: { upload: Upload | undefined }) {
  if (!upload) return null
  if (upload.step === "failed")
    return (
      <span
        aria-hidden="true"
        className="absolute right-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-error text-sm font-bold text-error-content"
      >
        !
      </span>
    )
  const part = upload.step === "sending" ? upload.part : 0
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-base-100">
      <span className="block h-full origin-left bg-primary" style={{ scale: `${part} 1` }} />
    </span>
  )
}
