import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { type ReactNode, useId } from 'react';
import classes from '#src/ui/chart/picture.module.css';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';

/** One of the values of each row, and how it is drawn. */
interface Series {
  name: string;
  label: string;
  /** A color of the theme, or a variable. */
  color: string;
}

type Row = Record<string, string | number>;

const HEIGHT = 220;
/** Of a row of bars from left to right, and of the axis below them. */
const BAR_HEIGHT = 28;
const AXIS_HEIGHT = 64;

/** Animations would delay what is read, and the table says what a screen reader needs. */
const STILL = { isAnimationActive: false };
const NO_KEYS = { accessibilityLayer: false };

interface PictureProps {
  /** What the picture shows, and what it comes to, in a sentence. */
  label: string;
  children: ReactNode;
}

/** A picture is read as one sentence; what it is drawn from is in the table behind it. */
const Picture = ({ label, children }: PictureProps) => (
  <div role="img" aria-label={label} className={classes.picture}>
    {children}
  </div>
);

interface BarsProps {
  label: string;
  rows: readonly Row[];
  /** The field by which a row is named. */
  nameOf: string;
  series: readonly Series[];
}

/** Bars side by side, each made of its values one above the other. */
export const Columns = ({ label, rows, nameOf, series }: BarsProps) => (
  <Picture label={label}>
    <BarChart
      h={HEIGHT}
      data={[...rows]}
      dataKey={nameOf}
      series={[...series]}
      type="stacked"
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom' }}
      tooltipAnimationDuration={0}
      barProps={STILL}
      barChartProps={NO_KEYS}
      xAxisProps={{ minTickGap: 24, interval: 'equidistantPreserveStart' }}
      yAxisProps={{ allowDecimals: false, width: 40 }}
    />
  </Picture>
);

const LONGEST_NAME = 16;
const cut = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

/** Bars below each other, from left to right, with their names beside them. */
export const Bars = ({ label, rows, nameOf, series }: BarsProps) => (
  <Picture label={label}>
    <BarChart
      h={Math.max(HEIGHT, rows.length * BAR_HEIGHT + AXIS_HEIGHT)}
      data={[...rows]}
      dataKey={nameOf}
      series={[...series]}
      type="stacked"
      orientation="vertical"
      gridAxis="y"
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom' }}
      tooltipAnimationDuration={0}
      maxBarWidth={18}
      barProps={STILL}
      barChartProps={NO_KEYS}
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{ width: 112, interval: 0, tickFormatter: cut }}
    />
  </Picture>
);

interface LineProps extends BarsProps {
  formatValue: (value: number) => string;
}

/** A line through the values of each row, with a point at each. */
export const Line = ({ label, rows, nameOf, series, formatValue }: LineProps) => (
  <Picture label={label}>
    <LineChart
      h={HEIGHT}
      data={[...rows]}
      dataKey={nameOf}
      series={[...series]}
      curveType="linear"
      withDots={rows.length <= 60}
      tooltipAnimationDuration={0}
      valueFormatter={formatValue}
      lineProps={STILL}
      lineChartProps={NO_KEYS}
      xAxisProps={{ minTickGap: 24 }}
      yAxisProps={{ width: 64 }}
    />
  </Picture>
);

interface WithTableProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  picture: ReactNode;
  /** The same numbers, for who reads rather than looks. */
  table: ReactNode;
}

/** A picture with its title, and its table behind it. */
export const WithTable = ({ title, isOpen, onToggle, picture, table }: WithTableProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.withTable}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {picture}
      <Disclosure label={`${title} as a table`} isOpen={isOpen} onToggle={onToggle}>
        <div className={classes.table}>{table}</div>
      </Disclosure>
    </section>
  );
};
