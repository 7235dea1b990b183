import { Button } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'

type List = {
  readonly data: readonly unknown[] | undefined
  readonly hasNextPage: boolean
  readonly isError: boolean
}

type ShowMoreProps = {
  label: string
  list: List & {
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<List>
  }
  size?: 'small'
  className?: string | undefined
}

const STOPS = 'a[href], button, input, [tabindex]'

/** The next page of the list before it. With the last one it goes, and the focus to what has come first. */
export function ShowMore({ label, list, size, className }: ShowMoreProps) {
  const { data, isFetchingNextPage, fetchNextPage } = list
  const [isReading, setIsReading] = useState(false)
  const goOn = useRef<(() => void) | null>(null)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      goOn.current?.()
    }
  }, [])

  /** What is there may be read again at that moment: the next page comes after it, neither ends the other. */
  async function readOn(): Promise<void> {
    const count = data?.length ?? 0
    let read: List
    do read = await fetchNextPage({ cancelRefetch: false })
    while (
      isThere.current &&
      read.hasNextPage &&
      !read.isError &&
      (read.data?.length ?? 0) <= count
    )
    if (read.hasNextPage) goOn.current = null
    setIsReading(false)
  }

  function show(button: HTMLElement): void {
    const around = button.parentElement
    const stops = () => [...(around?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const place = stops().indexOf(button)
    goOn.current = () => {
      if (document.activeElement === document.body) stops()[place]?.focus()
    }
    setIsReading(true)
    void readOn()
  }

  return (
    <Button
      {...(size && { size })}
      className={className}
      loading={isReading || isFetchingNextPage}
      onClick={({ currentTarget }) => show(currentTarget)}
    >
      {label}
    </Button>
  )
}
