import { SegmentedControl, Text } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { BodyTools } from '#src/features/responses/body-tools.tsx';
import { FilterBar } from '#src/features/responses/filter-bar.tsx';
import {
  type BinaryBody,
  type BodyLook,
  lookChoices,
  looksOf,
} from '#src/features/responses/offers/body-looks.ts';
import { prettyText } from '#src/features/responses/offers/body-text.ts';
import classes from '#src/features/responses/response.module.css';
import { SearchBar } from '#src/features/responses/search-bar.tsx';
import { type BodyFilter, useBodyFilter } from '#src/features/responses/use-body-filter.ts';
import { type BodySearch, useBodySearch } from '#src/features/responses/use-body-search.ts';
import type { RowLink } from '#src/ui/code/json-row.tsx';
import { type JsonDoc, type JsonTreeRow, type OpenNodes, readJsonDoc } from '#src/ui/code/json-tree.ts';
import { JsonView } from '#src/ui/code/json-view.tsx';
import { TextView } from '#src/ui/code/text-view.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';

const BodyPreview = lazy(() => import('#src/features/responses/body-preview.tsx'));
const RecordList = lazy(() => import('#src/features/responses/record-list.tsx'));

interface BodyViewProps {
  /** The body as it was sent; the description of one that is not text. */
  text: string;
  /** The Content-Type header; empty without it. */
  contentType: string;
  /** Where the body comes from: the name of a downloaded file is made of it. */
  url: string;
  /** The body itself, if it is not text. */
  binary?: BinaryBody | undefined;
  /** When each record of a stream arrived, in ms after the call began. */
  arrivals?: readonly number[] | undefined;
  /** What the user chose for the body before; the best look if it is undefined or not possible. */
  look?: BodyLook | undefined;
  onLook?: ((look: BodyLook) => void) | undefined;
  /** What can be done with a value of a JSON body in one click, besides copying it. */
  linkOf?: ((row: JsonTreeRow, doc: JsonDoc) => RowLink | undefined) | undefined;
  /** What the body is, for screen readers. */
  label?: string | undefined;
}

const useBody = ({ text, contentType, binary, look: given, onLook }: BodyViewProps) => {
  const whole = useMemo(() => readJsonDoc(text), [text]);
  const filter = useBodyFilter(whole);
  const filtered = filter.state.phase === 'done' ? filter.state.filtered : undefined;
  const doc = useMemo(() => (filtered === undefined ? whole : readJsonDoc(filtered.text)), [filtered, whole]);
  const looks = useMemo(
    () => looksOf({ contentType, binary, isJson: whole !== undefined }),
    [contentType, binary, whole],
  );
  const [chosen, choose] = useState(given);
  const wanted = onLook === undefined ? chosen : given;
  const look = wanted !== undefined && looks.includes(wanted) ? wanted : looks[0];
  const sent = filtered?.text ?? text;
  const shown = useMemo(() => (look === 'pretty' ? prettyText(sent) : sent), [look, sent]);
  const isSearched = look === 'tree' || look === 'pretty' || look === 'raw';
  const search = useBodySearch(isSearched ? shown : undefined, look === 'tree');
  return { whole, doc, filter, filtered, looks, look, setLook: onLook ?? choose, shown, search, isSearched };
};

/** Opens and closes the bars for searching and filtering, and moves the focus with them. */
const useBars = (search: BodySearch, filter: BodyFilter, isSearched: boolean) => {
  const frame = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const filterInput = useRef<HTMLInputElement>(null);
  const focusBody = (): void =>
    frame.current?.querySelector<HTMLElement>('[role="tree"], section[tabindex="0"]')?.focus();
  const openSearch = (): void => {
    search.setQuery(search.query ?? '');
    // It is rendered by then.
    requestAnimationFrame(() => searchInput.current?.select());
  };
  return {
    frame,
    searchInput,
    filterInput,
    openSearch,
    closeSearch: () => {
      search.setQuery(undefined);
      focusBody();
    },
    openFilter: () => {
      filter.setExpression(filter.expression ?? '');
      requestAnimationFrame(() => filterInput.current?.select());
    },
    closeFilter: () => {
      filter.setExpression(undefined);
      focusBody();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (!isSearched || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
      event.preventDefault();
      openSearch();
    },
  };
};

type Body = ReturnType<typeof useBody>;

/** How the body can be shown; only what it is if there is no choice. */
const Looks = ({ body: { looks, look, setLook }, binary }: { body: Body } & Pick<BodyViewProps, 'binary'>) =>
  looks.length > 1 ? (
    <SegmentedControl
      aria-label="Show the body as"
      data={lookChoices(looks)}
      value={look ?? 'raw'}
      onChange={(value) => setLook(value as BodyLook)}
    />
  ) : (
    <Text size="xs" c="dimmed">
      {binary === undefined ? 'Text' : binary.type}
    </Text>
  );

/** The body as it was chosen to be shown. */
const Shown = ({ body, open, ...props }: BodyViewProps & { body: Body; open: OpenNodes }) => {
  const { text, contentType, binary, arrivals, linkOf, label = 'Response body' } = props;
  const { doc, filtered, look, shown, search } = body;
  const { matches } = search.found;
  if (look === 'tree' && doc !== undefined)
    return (
      <JsonView
        doc={doc}
        label={label}
        open={open}
        pattern={search.pattern}
        target={matches[search.at]?.start}
        paths={filtered?.paths}
        linkOf={linkOf && ((row) => linkOf(row, doc))}
      />
    );
  if (look === 'list') return <RecordList text={text} contentType={contentType} arrivals={arrivals} />;
  if (look === 'preview')
    return <BodyPreview text={text} contentType={contentType} binary={binary} label={label} />;
  if (look !== 'pretty' && look !== 'raw') return null;
  return <TextView text={shown} label={label} matches={matches} current={search.at} />;
};

/**
 * The body of a response: as a tree, indented, as it was sent, as a list of its records or as a picture. It can be
 * searched, filtered, copied and downloaded. Numbers are shown as they were sent, and a body may have any size.
 */
export const BodyView = (props: BodyViewProps) => {
  const { text, contentType, url, binary } = props;
  const body = useBody(props);
  const { whole, filter, filtered, look, shown, search, isSearched } = body;
  const [open, setOpen] = useState<OpenNodes>('usual');
  const bars = useBars(search, filter, isSearched);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the shortcut of the search from what is inside
    <div ref={bars.frame} className={classes.body} onKeyDown={bars.onKeyDown}>
      <div className={classes.toolbar}>
        <Looks body={body} binary={binary} />
        <BodyTools
          shown={shown}
          body={{ text: filtered?.text ?? text, contentType, binary }}
          url={url}
          isJson={whole !== undefined}
          open={look === 'tree' ? open : undefined}
          onOpen={setOpen}
          onSearch={isSearched && binary === undefined ? bars.openSearch : undefined}
          onFilter={whole === undefined || look === 'list' ? undefined : bars.openFilter}
        />
      </div>
      {isSearched && search.query !== undefined && (
        <SearchBar search={search} input={bars.searchInput} onClose={bars.closeSearch} />
      )}
      {whole !== undefined && filter.expression !== undefined && (
        <FilterBar filter={filter} input={bars.filterInput} onClose={bars.closeFilter} />
      )}
      <Suspense fallback={<LoadingText what="the view" />}>
        <Shown {...props} body={body} open={open} />
      </Suspense>
    </div>
  );
};
