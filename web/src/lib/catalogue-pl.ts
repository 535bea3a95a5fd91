import bots from "@texts/pl/bots.ftl?raw";
import errors from "@texts/pl/errors.ftl?raw";
import legends from "@texts/pl/legends.ftl?raw";
import play from "@texts/pl/play.ftl?raw";
import server from "@texts/pl/server.ftl?raw";
import table from "@texts/pl/table.ftl?raw";
import web from "@texts/pl/web.ftl?raw";

export default [errors, table, server, play, legends, bots, web].join("\n");
