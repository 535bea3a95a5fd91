import bots from "@texts/pl/bots.ftl?raw";
import errors from "@texts/pl/errors.ftl?raw";
import play from "@texts/pl/play.ftl?raw";
import server from "@texts/pl/server.ftl?raw";
import table from "@texts/pl/table.ftl?raw";
import web from "@texts/pl/web.ftl?raw";

// Words of rule modules and editions lie beside them. Those of a campaign's rules lie deeper: they come with its games.
const beside = import.meta.glob<string>(
  [
    "../../../src/semafor/*/*.pl.ftl",
    "../../../src/semafor/cards/*/*.pl.ftl",
    "../../../src/semafor/editions/*/pl.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default [errors, table, server, play, bots, web, ...Object.values(beside)].join("\n");
