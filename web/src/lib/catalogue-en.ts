import bots from "@texts/en/bots.ftl?raw";
import errors from "@texts/en/errors.ftl?raw";
import play from "@texts/en/play.ftl?raw";
import server from "@texts/en/server.ftl?raw";
import table from "@texts/en/table.ftl?raw";
import web from "@texts/en/web.ftl?raw";

// Words of rule modules and editions lie beside them. Those of a campaign's rules lie deeper: they come with its games.
const beside = import.meta.glob<string>(
  [
    "../../../src/semafor/*/*.en.ftl",
    "../../../src/semafor/cards/*/*.en.ftl",
    "../../../src/semafor/editions/*/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default [errors, table, server, play, bots, web, ...Object.values(beside)].join("\n");
