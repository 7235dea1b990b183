import { Button } from '@touchline/ui'
import { useEffect, useRef } from 'react'

type ShowMoreProps = {
  label: string
  list: {
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  size?: 'small'
  className?: string | undefined
}

const STOPS = 'a[href], button, input, [tabindex]'

/** The next page of the list before it. With the last one it goes, and the focus to what has come first. */
export function ShowMore({ label, list, size, className }: ShowMoreProps) {
  const { isFetchingNextPage, fetchNextPage } = list
  const goOn = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!isFetchingNextPage) goOn.current = null
  }, [isFetchingNextPage])
  useEffect(() => () => goOn.current?.(), [])

  function show(button: HTMLElement): void {
    const around = button.parentElement
    const stops = () => [...(around?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const place = stops().indexOf(button)
    goOn.current = () => {
      if (document.activeElement === document.body) stops()[place]?.focus()
    }
    void fetchNextPage()
  }

  return (
    <Button
      {...(size && { size })}
      className={className}
      loading={isFetchingNextPage}
      onClick={({ currentTarget }) => show(currentTarget)}
    >
      {label}
    </Button>
  )
}
